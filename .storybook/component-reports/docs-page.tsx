import { lazy, Suspense } from 'react';

// Loaded on demand, because the documentation blocks are large and test runs never need them.
const ComponentPage = lazy(() => import('./component-page.tsx'));

/** Renders the documentation page of a component, with its report. */
export function DocsPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  );
}
