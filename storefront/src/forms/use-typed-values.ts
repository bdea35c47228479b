import { useEffect, useEffectEvent } from 'react';

/**
 * Passes on what was typed into fields of the server's HTML before React took them over: React leaves it in the fields,
 * but tells nobody.
 *
 * @param id is before the ids of the fields, with a hyphen
 * @param onTyped gets the values that are in the fields; called once, and only if there are any
 */
export function useTypedValues<Field extends string>(
  id: string,
  fields: readonly Field[],
  onTyped: (values: Partial<Record<Field, string>>) => void,
): void {
  const adopt = useEffectEvent(() => {
    const typed: Partial<Record<Field, string>> = {};
    for (const name of fields) {
      const field = document.getElementById(`${id}-${name}`);
      if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value)
        typed[name] = field.value;
    }
    if (Object.keys(typed).length > 0) onTyped(typed);
  });
  useEffect(() => adopt(), []);
}
