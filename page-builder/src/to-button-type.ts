import { buttonTypes } from './keywords.ts';
import type { ButtonType } from './nodes.ts';

/** Returns the variant of a button by its `pagebuilder-button-*` class, in any case; undefined without such a class. */
export function toButtonType(classes: readonly string[]): ButtonType | undefined {
  const names = classes.flatMap(
    (name) => /^pagebuilder-button-(.+)$/i.exec(name)?.[1]?.replace(/[-_]/g, '').toLowerCase() ?? [],
  );
  return buttonTypes.find((type) => names.includes(type.toLowerCase())) ?? (names.length > 0 ? 'primary' : undefined);
}
