import { buttonClass } from '@witryna/ui/button';
import type { ButtonType } from '../node-base.ts';
import * as styles from './button.css.ts';

/** The class of a button of the content (PBT-18). */
export function buttonTypeClass(type: ButtonType): string {
  if (type === 'primary' || type === 'secondary') return buttonClass({ variant: type });
  return type === 'tertiary' ? buttonClass({ variant: 'highlight' }) : styles.linkLook[type];
}
