import { Spinner } from '../spinner/index.ts';
import { progress } from './field.css.ts';

/** Shows in a label that the value is being validated or saved. */
export function LabelProgress() {
  return (
    <span className={progress}>
      <Spinner size="small" />
    </span>
  );
}
