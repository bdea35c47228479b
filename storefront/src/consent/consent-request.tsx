import { Button } from '@witryna/ui/button';
import { Checkbox } from '@witryna/ui/checkbox';
import { ConsentBanner } from '@witryna/ui/consent-banner';
import { Text } from '@witryna/ui/text';
import { useEffect, useRef, useState } from 'react';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { SanitizedHtml } from '../trusted-types/index.ts';
import { useIntl } from '../i18n/index.ts';
import { consentPurposes, allGranted, allDenied, type ConsentChoice } from './consent-choice.ts';

interface ConsentRequestProps {
  /** Previous choice; undefined before the first, when no purpose is checked. */
  choice: ConsentChoice | undefined;
  /** Called with the visitor's choice. */
  onChoice(choice: ConsentChoice): void;
  /** Whether the visitor opened the banner, which then receives focus and gives it back when it closes. Default false. */
  requested?: boolean;
}

/** Asks for consent: denying is as easy as granting, and Escape grants nothing new. */
export function ConsentRequest({ choice, onChoice, requested = false }: ConsentRequestProps) {
  const intl = useIntl();
  const privacyLink = useLayout().blocks['privacy-link'];
  const region = useRef<HTMLElement>(null);
  const [choosing, setChoosing] = useState(choice !== undefined);
  const [checked, setChecked] = useState(choice ?? allDenied);
  useEffect(() => {
    if (!requested) return;
    const opener = document.activeElement;
    region.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [requested]);
  return (
    <ConsentBanner
      ref={region}
      title={intl.formatMessage('consent.title')}
      onDismiss={() => onChoice(choice ?? allDenied)}
      actions={
        <>
          <Button variant="secondary" onClick={() => onChoice(allDenied)}>
            {intl.formatMessage('consent.refuse')}
          </Button>
          <Button variant="secondary" onClick={() => onChoice(allGranted)}>
            {intl.formatMessage('consent.accept')}
          </Button>
          <Button
            variant="quiet"
            aria-expanded={choosing ? undefined : false}
            onClick={() => (choosing ? onChoice(checked) : setChoosing(true))}
          >
            {intl.formatMessage(choosing ? 'consent.save' : 'consent.choose')}
          </Button>
        </>
      }
    >
      <Text size="small">
        {intl.formatMessage('consent.text')} {privacyLink && <SanitizedHtml as="span" html={privacyLink} />}
      </Text>
      {choosing &&
        consentPurposes.map((purpose) => (
          <Checkbox
            key={purpose}
            name={purpose}
            role="switch"
            label={intl.formatMessage(`consent.${purpose}`)}
            checked={checked[purpose]}
            onChange={(event) => setChecked({ ...checked, [purpose]: event.currentTarget.checked })}
          />
        ))}
    </ConsentBanner>
  );
}
