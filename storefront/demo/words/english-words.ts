import type { StoreView } from '../../backend/index.ts';

/** Words of the English store view that are about food supplements; all others are the backend's own. */
export const englishWords: StoreView['words'] = {
  mailFrame: {
    closing: () => 'This message was sent by Witryna. Food supplements are no substitute for a varied diet.',
  },
  newsletterMail: {
    weekly: 'Once a week we will write about new products, offers and how to choose supplements sensibly.',
    worth: '10% off your order.',
  },
};
