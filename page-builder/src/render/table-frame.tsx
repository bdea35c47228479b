'use client';

import { TableRegion } from '@witryna/ui/table';
import type { ReactNode } from 'react';
import { usePageBuilder } from './provider.tsx';

/** Lets a table of the content that is too wide scroll by itself, under the name that the host gives tables. */
export function TableFrame({ children }: { children: ReactNode }) {
  const { strings } = usePageBuilder();
  return <TableRegion label={strings.table}>{children}</TableRegion>;
}
