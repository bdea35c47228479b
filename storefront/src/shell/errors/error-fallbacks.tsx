import { useIntl } from '../../i18n/index.ts';
import { LazyMount } from '../../platform/hydration/lazy-mount.tsx';

const loadErrorOverlay = async () => (await import('./error-overlay.ts')).ErrorOverlay;

function useErrorWords() {
  const intl = useIntl();
  return {
    title: intl.formatMessage('layout.error.heading'),
    description: intl.formatMessage('layout.error.text'),
    homeLabel: intl.formatMessage('layout.error.takeMeHome'),
  };
}

/**
 * Fallback of a page that failed to render: the layout with the error overlay, or only its text until the script of the
 * overlay is loaded.
 */
export function PageErrorFallback() {
  return <LazyMount load={loadErrorOverlay} when props={useErrorWords()} fallback={<AppErrorFallback />} />;
}

/** Fallback of the layout, without anything that could fail. */
export function AppErrorFallback() {
  const { title, description, homeLabel } = useErrorWords();
  return (
    <div role="alert">
      <h1>{title}</h1>
      <p>{description}</p>
      {/* A whole page load: nothing of what broke remains. */}
      <a href="/">{homeLabel}</a>
    </div>
  );
}
