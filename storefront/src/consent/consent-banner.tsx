import { Button } from '@witryna/ui/button';
import { Checkbox } from '@witryna/ui/checkbox';
import { Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { SanitizedHtml } from '../trusted-types/index.ts';
import { useIntl } from '../i18n/index.ts';
import * as styles from './consent-banner.css.ts';
import { consentPurposes, allGranted, allDenied, type ConsentChoice } from './consent-choice.ts';

interface ConsentBannerProps {
  /** What was chosen before; undefined at first. Nothing is ticked then. */
  choice: ConsentChoice | undefined;
  /** Called with the shopper's answer. */
  onChoice(choice: ConsentChoice): void;
  /** Takes the focus: the shopper asked for it. Default false. */
  requested?: boolean;
}

/**
 * Asks for consent: refusing is as easy as accepting, Escape agrees to nothing new. The page
 * can be used meanwhile, and what the banner covers can be scrolled to.
 */
export function ConsentBanner({ choice, onChoice, requested = false }: ConsentBannerProps) {
  const intl = useIntl();
  const privacyLink = useLayout().blocks['privacy-link'];
  const region = useRef<HTMLElement>(null);
  const [choosing, setChoosing] = useState(choice !== undefined);
  const [ticked, setTicked] = useState(choice ?? allDenied);
  useRoomBelow(region);
  useEffect(() => {
    if (requested) region.current?.focus();
  }, [requested]);

  const refuseOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onChoice(choice ?? allDenied);
  };
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby="consent-title"
      className={styles.banner}
      onKeyDown={refuseOnEscape}
    >
      <div className={styles.content}>
        <Stack gap="x2">
          <Heading level={2} size="h5" id="consent-title">
            {intl.formatMessage('consent.title')}
          </Heading>
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
                checked={ticked[purpose]}
                onChange={(event) => setTicked({ ...ticked, [purpose]: event.currentTarget.checked })}
              />
            ))}
        </Stack>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => onChoice(allDenied)}>
            {intl.formatMessage('consent.refuse')}
          </Button>
          <Button variant="secondary" onClick={() => onChoice(allGranted)}>
            {intl.formatMessage('consent.accept')}
          </Button>
          <Button
            variant="quiet"
            className={styles.choose}
            aria-expanded={choosing ? undefined : false}
            onClick={() => (choosing ? onChoice(ticked) : setChoosing(true))}
          >
            {intl.formatMessage(choosing ? 'consent.save' : 'consent.choose')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/**
 * Keeps room below the page while something lies over its lower edge, so that neither focus nor footer hides behind it.
 */
function useRoomBelow(element: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${current.offsetHeight}px`;
      document.body.style.paddingBottom = `${current.offsetHeight}px`;
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
      document.body.style.paddingBottom = '';
    };
  }, [element]);
}
