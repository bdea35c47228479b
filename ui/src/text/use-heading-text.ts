import type { ReactNode } from 'react';
import { useWitryna } from '../provider/index.ts';

/**
 * Returns what a heading contains with its texts as the host shows them; what is in further elements stays as it is.
 */
export function useHeadingText(children: ReactNode): ReactNode {
  const { getHeadingText } = useWitryna();
  if (!getHeadingText) return children;
  const show = (child: ReactNode) => (typeof child === 'string' ? getHeadingText(child) : child);
  return Array.isArray(children) ? children.map(show) : show(children);
}
