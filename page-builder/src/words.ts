/** Returns the words of a text as a set. Lists of names are smaller in a bundle as one text. */
export const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
