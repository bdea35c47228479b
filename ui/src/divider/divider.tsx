import type { HTMLAttributes } from 'react';
import { classNames } from '../styles/class-names.ts';
import { divider } from './divider.css.ts';

/** A hairline between two subjects. Renders an `<hr>`. */
export function Divider({ className, ...props }: HTMLAttributes<HTMLHRElement>) {
  return <hr {...props} className={classNames(divider, className)} />;
}
