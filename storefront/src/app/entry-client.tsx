import { hydrateRoot } from 'react-dom/client';
import { reportError } from './report-error.ts';
import { startShop } from './start-shop.tsx';

const root = document.getElementById('root');
if (root) {
  startShop(window, (application) =>
    hydrateRoot(root, application, { onUncaughtError: reportError, onRecoverableError: reportError, onCaughtError: () => undefined }),
  ).catch((error: unknown) => {
    reportError(error);
    // The boot script loads the page again, once.
    window.dispatchEvent(new Event('witryna:failed'));
  });
}
