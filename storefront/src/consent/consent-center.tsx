import { useState } from 'react';
import { createPortal } from 'react-dom';
import { usePanel } from '../platform/layout/ui-store-context.tsx';
import { useMessages } from '../i18n/index.ts';
import { ConsentRequest } from './consent-request.tsx';
import { isGranted } from './consent-choice.ts';
import { Analytics } from './analytics/analytics.tsx';
import { consentMessages } from './messages.ts';
import { useConsentChoice } from './use-consent-choice.ts';

interface ConsentCenterProps {
  /** Address of the script that measures visits. */
  script: string;
}

/** Asks the shopper once, measures what was agreed to and nothing else, and lets the answer be changed at any time. */
export function ConsentCenter({ script }: ConsentCenterProps) {
  const hasWords = useMessages(consentMessages);
  const [panel, setPanel] = usePanel();
  const [choice, setChoice] = useConsentChoice();
  const [place] = useState(createPlace);
  const requested = panel === 'consent';
  return (
    <>
      {hasWords &&
        (choice === undefined || requested) &&
        createPortal(
          <ConsentRequest
            choice={choice}
            requested={requested}
            onChoice={(next) => {
              setChoice(next);
              if (requested) setPanel(null);
            }}
          />,
          place,
        )}
      {isGranted(choice) && <Analytics script={script} choice={choice} />}
    </>
  );
}

/** The first place in the document, so that the question is the first thing that is read. */
function createPlace(): HTMLElement {
  const place = document.createElement('div');
  document.body.prepend(place);
  return place;
}
