import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';

/** Rules of a link that is easier to touch: its target reaches into the space around it, and nothing moves. */
export const largerTarget = {
  '@media': {
    [`not all and ${media.finePointer}`]: {
      paddingBlock: vars.space.x2,
      marginBlock: `calc(-1 * ${vars.space.x2})`,
    },
  },
};
