import { useIntl } from '../../i18n/index.ts';
import { LazyMount } from '../../platform/hydration/lazy-mount.tsx';

const loadErrorOverlay = async () => (await import('@witryna/ui/error-page')).ErrorOverlay;

function useErrorWords() {
  const intl = useIntl();
  return {
    title: intl.formatMessage('layout.error.heading'),
    description: intl.formatMessage('layout.error.text'),
    homeLabel: intl.formatMessage('layout.error.takeMeHome'),
  };
}

/**
 * What is shown after an error that broke a page: the layout masked with the error overlay,
 * and until the overlay's script is there, or when it cannot be had, its words alone.
 */
export function PageErrorFallback() {
  return <LazyMount load={loadErrorOverlay} when props={useErrorWords()} fallback={<AppErrorFallback />} />;
}

/** The same without anything that could break: for an error in the layout itself. */
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
