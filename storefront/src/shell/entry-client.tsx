import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportError } from '../platform/errors/report-error.ts';
import { hydrateApp } from './hydrate-app.tsx';

const root = document.getElementById('root');
if (root) {
  hydrateApp(window, (application) =>
    // In a transition React lets the browser answer input between two components.
    startTransition(() => {
      hydrateRoot(root, application, {
        onUncaughtError: reportError,
        onRecoverableError: reportError,
        onCaughtError: () => undefined,
      });
    }),
  ).catch((error: unknown) => {
    reportError(error);
    // The boot script loads the page again, once.
    window.dispatchEvent(new Event('witryna:failed'));
  });
}
