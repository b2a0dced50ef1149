export const CARD_PORTRAIT = { box: 'size-18 rounded-pill sm:size-20', sizes: '80px' };
