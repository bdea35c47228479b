import { lazy, Suspense } from 'react';

// The parts of documentation pages are heavy; runs of stories never need them.
const ComponentPage = lazy(() => import('./component-page.tsx'));

/** The documentation page of a component, with its report. */
export function DocsPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  );
}
