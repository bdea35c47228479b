'use client';

import { TableRegion } from '@witryna/ui/table';
import type { ReactNode } from 'react';
import { usePageBuilder } from './provider.tsx';

/**
 * Renders a horizontally scrollable region around a table that is too wide, named with the host's string for tables.
 */
export function TableFrame({ children }: { children: ReactNode }) {
  const { strings } = usePageBuilder();
  return <TableRegion label={strings.table}>{children}</TableRegion>;
}
