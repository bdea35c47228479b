import { defineCatalogue, defineMessages } from '../i18n/index.ts';

export const reviewCatalogue = defineCatalogue('review', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  stars: { id: 'review.stars', defaultMessage: 'Rated {stars} out of 5' },
  distribution: { id: 'review.distribution', defaultMessage: 'Ratings by stars' },
  distributionRow: { id: 'review.distributionRow', defaultMessage: '{stars} out of 5: {count, plural, one {# review} other {# reviews}}' },
  basis: { id: 'review.basis', defaultMessage: 'From {count, plural, one {# written review} other {# written reviews}}' },
  sort: { id: 'review.sort', defaultMessage: 'Sort the reviews' },
  sortNewest: { id: 'review.sort.newest', defaultMessage: 'Newest first' },
  sortHighest: { id: 'review.sort.highest', defaultMessage: 'Best ratings first' },
  sortLowest: { id: 'review.sort.lowest', defaultMessage: 'Worst ratings first' },
  more: { id: 'review.more', defaultMessage: 'Show {count, plural, one {# more review} other {# more reviews}}' },
  shown: { id: 'review.shown', defaultMessage: '{shown} of {total} reviews shown' },
  write: { id: 'review.write', defaultMessage: 'Write a review' },
  formTitle: { id: 'review.formTitle', defaultMessage: 'Your review' },
  rules: { id: 'review.rules', defaultMessage: 'We publish good and bad reviews alike, after checking that they are about the product. Please do not promise healing effects.' },
  rating: { id: 'review.rating', defaultMessage: 'Your rating' },
  nickname: { id: 'review.nickname', defaultMessage: 'Name to be shown' },
  nicknameHint: { id: 'review.nicknameHint', defaultMessage: 'A first name or a nickname is enough.' },
  summary: { id: 'review.summary', defaultMessage: 'Summary' },
  text: { id: 'review.text', defaultMessage: 'What is it like?' },
  submit: { id: 'review.submit', defaultMessage: 'Send the review' },
  submitting: { id: 'review.submitting', defaultMessage: 'Sending the review…' },
  cancel: { id: 'review.cancel', defaultMessage: 'Cancel' },
  correctFields: { id: 'review.correctFields', defaultMessage: 'Please correct these fields' },
  formFailed: { id: 'review.formFailed', defaultMessage: 'The form could not be loaded. Please try again.' },
  failed: { id: 'review.failed', defaultMessage: 'The review could not be sent. Nothing you wrote is lost, please try again.' },
  sent: { id: 'review.sent', defaultMessage: 'Thank you. Your review will appear once we have read it.' },
  signIn: { id: 'review.signIn', defaultMessage: 'Sign in to write a review' },
});
