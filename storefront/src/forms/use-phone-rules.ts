import { useEffect, useState } from 'react';
import { getPhoneRules, loadPhoneRules } from './phone.ts';
import type { PhoneRules } from './phone-rules.ts';

/** Returns the numbering plans, which begin to load when the component is mounted; null until then. */
export function usePhoneRules(): PhoneRules | null {
  const [rules, setRules] = useState(getPhoneRules);
  useEffect(() => {
    if (rules) return;
    let isMounted = true;
    // Without them numbers are checked less strictly, and nobody is kept from going on.
    loadPhoneRules().then(
      (found) => isMounted && setRules(found),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [rules]);
  return rules;
}
