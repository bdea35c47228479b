import { useIntl } from '../../i18n/index.ts';
import { messages } from '../frame/messages.ts';
import { Late } from '../late.tsx';

const loadErrorOverlay = async () => (await import('@witryna/ui/error-page')).ErrorOverlay;

function useErrorWords() {
  const intl = useIntl();
  return {
    title: intl.formatMessage(messages.errorHeading),
    text: intl.formatMessage(messages.errorText),
    homeLabel: intl.formatMessage(messages.takeMeHome),
  };
}

/**
 * What is shown after an error that broke a page: the frame masked with the error overlay (FRM-40, ERR-01 to ERR-03), and until the
 * overlay's script is there, or when it cannot be had, its words alone.
 */
export function BrokenPage() {
  return <Late load={loadErrorOverlay} wanted props={useErrorWords()} fallback={<BrokenFrame />} />;
}

/** The same without anything that could break: for an error in the frame itself. */
export function BrokenFrame() {
  const { title, text, homeLabel } = useErrorWords();
  return (
    <div role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {/* A whole page load: nothing of what broke remains. */}
      <a href="/">{homeLabel}</a>
    </div>
  );
}
