'use client';
import { PageBuilderProvider } from '@witryna/page-builder';
import type { LinkProps } from '@witryna/ui/provider';
import Link from 'next/link';
import type { ReactNode } from 'react';

// Under exactOptionalPropertyTypes, the types of next/link do not accept `undefined` for these three.
export function ShopLink({ onClick, onMouseEnter, onTouchStart, ...props }: LinkProps) {
  return (
    <Link
      {...props}
      {...(onClick && { onClick })}
      {...(onMouseEnter && { onMouseEnter })}
      {...(onTouchStart && { onTouchStart })}
    />
  );
}

/** Provides the links and hosts of the application to content, as in the README of page-builder. */
export function CmsProvider({ children, hosts = ['shop.example'] }: { children: ReactNode; hosts?: string[] }) {
  return (
    <PageBuilderProvider linkComponent={ShopLink} shopHosts={hosts}>
      {children}
    </PageBuilderProvider>
  );
}
