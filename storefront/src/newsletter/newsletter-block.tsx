import { CaptchaNotice } from '@witryna/ui/footer';
import { Stack } from '@witryna/ui/layout';
import { NewsletterForm, type NewsletterSubscription } from '@witryna/ui/newsletter-form';
import { Text } from '@witryna/ui/text';
import { useEffect, useReducer, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { CaptchaField, useCaptcha, useIsProtected } from '../captcha/index.ts';
import { hasCategory, isSupported, serverText, useCommerce, useMutate, useQuery } from '../commerce/index.ts';
import { ConsentSettings, consentTextsQuery, toConsentTexts } from '../consent/index.ts';
import { fieldMessage, formsMessages, isTooManyRequests, useSlowNotice } from '../forms/index.ts';
import { useIntl, useMessages } from '../i18n/index.ts';
import { ConsentLabel } from './consent-label.tsx';
import { newsletterMessages } from './messages.ts';
import { subscribeMutation, subscribeStockMutation } from './newsletter-operations.ts';
import { idle, nextState, type NewsletterState } from './newsletter-state.ts';

/** Time in ms for which the success is told. */
const successTimeout = 5000;

/** What comes late in the footer: the newsletter, and the way back to the question of consent. */
export function NewsletterBlock({ newsletterEnabled }: { newsletterEnabled: boolean }) {
  return (
    <>
      {newsletterEnabled && <Newsletter />}
      <ConsentSettings />
    </>
  );
}

/** The newsletter of the footer: consent, then the address. */
function Newsletter() {
  const hasWords = useMessages(newsletterMessages);
  const hasErrors = useMessages(formsMessages);
  const { data, error } = useQuery(consentTextsQuery, {});
  // Asked for next to the texts, not after them.
  const isProtected = useIsProtected('NEWSLETTER');
  // What is agreed to is shown in the shop's own words before anything can be sent.
  if (!hasWords || !hasErrors || (!data && error === undefined)) return null;
  const consentText = data ? toConsentTexts(data).newsletter : null;
  return consentText === null ? (
    <Block consentLabel={null} isProtected={isProtected} />
  ) : (
    <ConsentLabel html={consentText}>
      {(label) => <Block consentLabel={label} isProtected={isProtected} />}
    </ConsentLabel>
  );
}

interface BlockProps {
  /** Null: the shop's own text of the catalog. */
  consentLabel: ReactNode;
  isProtected: boolean;
}

function Block({ consentLabel, isProtected }: BlockProps) {
  const intl = useIntl();
  const toast = useToast();
  const { client } = useCommerce();
  const { mutate } = useMutate();
  const announceSlow = useSlowNotice();
  const { pathname, search } = useLocation();
  const { form: captchaForm, captcha, confirm } = useCaptcha('NEWSLETTER');
  const [state, dispatch] = useReducer(nextState, idle);
  useEffect(() => dispatch({ type: 'navigate' }), [pathname, search]);

  const getSuccessMessage = (shown: NewsletterState) =>
    intl.formatMessage(
      shown.status === 'success' && shown.needsConfirmation ? 'newsletter.confirmation' : 'newsletter.success',
    );

  const getRejection = (error: unknown) => {
    if (isTooManyRequests(error)) return intl.formatMessage('forms.tooMany');
    // Magento names it in English where it has no language pack.
    if (hasCategory(error, 'graphql-already-exists')) return intl.formatMessage('newsletter.exists');
    return serverText(error) ?? intl.formatMessage('newsletter.failed');
  };

  const send = async (email: string) => {
    if (!isSupported(client, subscribeMutation))
      return (await mutate(subscribeStockMutation, { email })).data.subscribeEmailToNewsletter?.status;
    const { data } = await mutate(subscribeMutation, { email, is_consent: true, optinSource: 'footer' });
    return data.subscribeToNewsletterComposite?.status;
  };

  const subscribe = async ({ email, consent }: NewsletterSubscription) => {
    const event = { type: 'submit', subscription: { email, consent } } as const;
    dispatch(event);
    if (nextState(state, event).status !== 'loading') return;
    if (!(await confirm())) {
      dispatch({ type: 'withdraw' });
      return;
    }
    try {
      const subscription = await announceSlow(send(email));
      const accept = { type: 'accept', subscription } as const;
      dispatch(accept);
      toast({ type: 'success', timeout: successTimeout, message: getSuccessMessage(nextState(state, accept)) });
    } catch (error) {
      dispatch({
        type: 'reject',
        message: getRejection(error),
      });
    }
  };

  return (
    <Stack gap="x3" as="section" aria-label={intl.formatMessage('newsletter.title')}>
      <Text size="small">{intl.formatMessage('newsletter.lead')}</Text>
      <NewsletterForm
        {...captchaForm}
        tone="inverse"
        status={state.status}
        onSubscribe={(subscription) => void subscribe(subscription)}
        successMessage={getSuccessMessage(state)}
        emailError={fieldMessage(intl, state.status === 'idle' ? state.emailError : undefined)}
        consentError={fieldMessage(intl, state.status === 'idle' ? state.consentError : undefined)}
        serverError={state.status === 'error' ? state.message : undefined}
        consent={{ label: consentLabel ?? intl.formatMessage('newsletter.consent') }}
        notice={
          <>
            <CaptchaField captcha={captcha} />
            {isProtected && (
              <CaptchaNotice
                privacyHref="https://policies.google.com/privacy"
                termsHref="https://policies.google.com/terms"
              />
            )}
          </>
        }
      />
    </Stack>
  );
}
