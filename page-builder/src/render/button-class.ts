import { getButtonClassName } from '@witryna/ui/button';
import type { ButtonType } from '../nodes.ts';
import * as styles from './button.css.ts';

/** Returns the class of a button of the content. */
export function buttonTypeClass(type: ButtonType): string {
  if (type === 'primary' || type === 'secondary') return getButtonClassName({ variant: type });
  return type === 'tertiary' ? getButtonClassName({ variant: 'highlight' }) : styles.linkLook[type];
}
