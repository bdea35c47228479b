/** Strings of the error pages. */
export interface ErrorPageStrings {
  /** Heading of the page, e.g. `Oops!`. */
  title: string;
  /**
   * Description in one or two sentences below the heading, e.g. `Looks like something went wrong. Sorry about that.`
   */
  description: string;
  /** Text of the link to the home page, e.g. `Take me home`. */
  homeLabel: string;
  /** Title of an error within a page, e.g. `Something went wrong. Sorry about that.` */
  internalTitle: string;
  /** Label of the retry button, e.g. `Try again`. */
  retryLabel: string;
}

export const errorPageStrings: ErrorPageStrings = {
  title: 'Oops!',
  description: 'Looks like something went wrong. Sorry about that.',
  homeLabel: 'Take me home',
  internalTitle: 'Something went wrong. Sorry about that.',
  retryLabel: 'Try again',
};
