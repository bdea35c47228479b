'use client';
import { PageBuilderProvider } from '@witryna/page-builder';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** What the application lends to content, as the README of page-builder shows it. */
export function CmsProvider({ children, hosts = ['shop.example'] }: { children: ReactNode; hosts?: string[] }) {
  return (
    <PageBuilderProvider linkComponent={Link} shopHosts={hosts}>
      {children}
    </PageBuilderProvider>
  );
}
