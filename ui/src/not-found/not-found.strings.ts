/** Strings of the "not found" page. */
export interface NotFoundStrings {
  /** Heading of the page, e.g. `Page not found`. */
  title: string;
  /**
   * Description below the heading, e.g. `Looks like the page you were hoping to find doesn't exist. Sorry about that.`
   */
  description: string;
  /** Text of the link to the home page, e.g. `Home page`. */
  homeLabel: string;
  /** Name of the list of other links, e.g. `Perhaps you are looking for`. */
  linksLabel: string;
}

export const notFoundStrings: NotFoundStrings = {
  title: 'Page not found',
  description: "Looks like the page you were hoping to find doesn't exist. Sorry about that.",
  homeLabel: 'Home page',
  linksLabel: 'Perhaps you are looking for',
};
