import type { Portfolio } from '../picture';
import { doctors } from './doctors';
import { drawPortrait } from './figure';
import { founders } from './founders';
import type { Sitter } from './person';
import { reviewers } from './reviewers';

const hang = (options: { prefix: string; sitters: Record<string, Sitter> }): Portfolio =>
  Object.fromEntries(
    Object.entries(options.sitters).map(([key, sitter]) => [
      `${options.prefix}-${key}`,
      {
        width: 800,
        height: 1000,
        alt: sitter.alt,
        draw: (sheet) => drawPortrait({ sheet, person: sitter }),
      },
    ]),
  );

export const portraits: Portfolio = {
  ...hang({ prefix: 'doctor', sitters: doctors }),
  ...hang({ prefix: 'founder', sitters: founders }),
  ...hang({ prefix: 'reviewer', sitters: reviewers }),
};
