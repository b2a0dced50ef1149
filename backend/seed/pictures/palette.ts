/** The colours every demonstration picture is drawn with, so that they read as one hand. */
export const palette = {
  ink: '#0b1b33',
  navy: '#022351',
  deep: '#0a356f',
  blue: '#0b4a8f',
  azure: '#3f83c6',
  mist: '#a9c8e8',
  sky: '#cfe2f5',
  wash: '#e8f1fb',
  teal: '#0b7a75',
  lagoon: '#3aa39c',
  foam: '#bfe3df',
  spray: '#e2f2f0',
  sand: '#faf7f2',
  dune: '#f0e6d6',
  clay: '#dcc3a0',
  ochre: '#c9964f',
  terracotta: '#c9745a',
  blush: '#eeb8a4',
  petal: '#f7ddd2',
  white: '#ffffff',
  line: '#dbe3ec',
  slate: '#5d708c',
} as const;

/** One complexion: lit plane, shadow plane, highlight, cheek and lip colours. */
export interface Complexion {
  base: string;
  shade: string;
  light: string;
  cheek: string;
  lip: string;
}

export const complexions = {
  porcelain: { base: '#f7d8bd', shade: '#e2b08d', light: '#fde9d8', cheek: '#ee9c86', lip: '#cf7668' },
  fair: { base: '#f1c7a2', shade: '#d79f76', light: '#fadcc0', cheek: '#e38c70', lip: '#c06a5a' },
  olive: { base: '#e2b189', shade: '#c38a60', light: '#f1caa6', cheek: '#d47c5e', lip: '#ad5d4e' },
  wheat: { base: '#d29f72', shade: '#af784d', light: '#e5ba91', cheek: '#c26c4d', lip: '#9c5145' },
  brown: { base: '#b27d55', shade: '#8c5c39', light: '#c99870', cheek: '#a4573c', lip: '#86443a' },
  umber: { base: '#8d5d3e', shade: '#69412a', light: '#a97a58', cheek: '#8a4633', lip: '#703830' },
} as const satisfies Record<string, Complexion>;

export type ComplexionName = keyof typeof complexions;

/** Hair colours as a base with a darker strand and a lit strand. */
export const hairColours = {
  black: { base: '#231c1c', strand: '#151011', light: '#43383a' },
  espresso: { base: '#38251d', strand: '#251711', light: '#5b4033' },
  chestnut: { base: '#5b3926', strand: '#40271a', light: '#82573d' },
  auburn: { base: '#6b3a26', strand: '#4b2718', light: '#95593c' },
  pepper: { base: '#5a5a60', strand: '#403f45', light: '#85858c' },
  silver: { base: '#b6bac0', strand: '#949aa3', light: '#dadde1' },
  white: { base: '#dfe2e5', strand: '#bcc2c9', light: '#f6f7f8' },
} as const;

export type HairColour = keyof typeof hairColours;
