import type { ReactNode } from 'react';
import { useWitryna } from '../provider/index.ts';

/**
 * Returns the content of a heading with its text nodes transformed by the host's `getHeadingText`; nested elements are
 * unchanged.
 */
export function useHeadingText(children: ReactNode): ReactNode {
  const { getHeadingText } = useWitryna();
  if (!getHeadingText) return children;
  const show = (child: ReactNode) => (typeof child === 'string' ? getHeadingText(child) : child);
  return Array.isArray(children) ? children.map(show) : show(children);
}
