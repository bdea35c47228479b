import { spinner } from './spinner.css.ts';

/** A turning ring in the colour of the text. Decorative: say what is going on in words beside it. */
export function Spinner() {
  return <span aria-hidden="true" className={spinner} />;
}
