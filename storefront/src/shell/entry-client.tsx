import { hydrateRoot } from 'react-dom/client';
import { reportError } from '../platform/errors/report-error.ts';
import { hydrateApp } from './hydrate-app.tsx';

const root = document.getElementById('root');
if (root) {
  hydrateApp(window, (application) =>
    hydrateRoot(root, application, {
      onUncaughtError: reportError,
      onRecoverableError: reportError,
      onCaughtError: () => undefined,
    }),
  ).catch((error: unknown) => {
    reportError(error);
    // The boot script loads the page again, once.
    window.dispatchEvent(new Event('witryna:failed'));
  });
}
