/** Finds text that is hard to read, for editors and checks of content. Pages that show content do not need it. */
export { findContrastProblems, type ContrastProblem } from './parser/find-contrast-problems.ts';
