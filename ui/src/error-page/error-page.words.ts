/** The words of the error pages. */
export interface ErrorPageWords {
  title: string;
  text: string;
  /** Text of the link to the home page. */
  homeLabel: string;
  /** Title of an error inside of a page. */
  internalTitle: string;
  /** Text of the button that tries again. */
  retryLabel: string;
}

export const errorPageWords: ErrorPageWords = {
  title: 'Oops!',
  text: 'Looks like something went wrong. Sorry about that.',
  homeLabel: 'Take me home',
  internalTitle: 'Something went wrong. Sorry about that.',
  retryLabel: 'Try again',
};
