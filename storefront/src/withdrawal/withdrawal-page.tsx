import { Button, ButtonLink } from '@witryna/ui/button';
import { PageBlock, Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { formsMessages } from '../forms/index.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { PageNotFoundError } from '../platform/navigation/page-not-found-error.ts';
import { definePage } from '../platform/navigation/page.tsx';
import { cartMessages } from '../cart/index.ts';
import { useIntl } from '../i18n/index.ts';
import { useSession } from '../session/index.ts';
import { ChooseLines } from './choose-lines.tsx';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import { FindOrder } from './find-order.tsx';
import { withdrawalMessages } from './messages.ts';
import { OpenOrder } from './open-order.tsx';
import { parseLinkToken } from './order-access.ts';
import { getRememberedOrderNumber, rememberOrderNumber } from './wanted-order.ts';
import { choiceAfter, firstChoice, getStatement, type WithdrawalStep } from './withdrawal.ts';

function WithdrawalPage() {
  const intl = useIntl();
  const navigation = useNavigation();
  const { token } = useSession();
  const { pathname } = useLocation();
  const [state, setState] = useState<WithdrawalStep>(() => firstStep(getRememberedOrderNumber(), token !== undefined));
  const heading = useRef<HTMLHeadingElement>(null);
  const { step } = state;
  // The server knows no fragment: its markup is hydrated before the link is opened.
  const secret = useSyncExternalStore(
    onHashChange,
    () => parseLinkToken(window.location.hash),
    () => null,
  );
  const [opened, setOpened] = useState<string | null>(null);
  if (secret !== opened) {
    setOpened(secret);
    if (secret !== null) setState({ step: 'open', access: { token: secret } });
  }
  useEffect(() => {
    // The secret stays neither in the history nor in front of who looks over the shoulder.
    if (secret !== null) navigation?.replaceAddress(pathname);
  }, [navigation, pathname, secret]);
  // The next visit is about another order, or made by someone else.
  useEffect(() => () => rememberOrderNumber(''), []);
  const begun = useRef(false);
  useEffect(() => {
    // The page that opens has the focus where every page has it.
    if (begun.current) (step === 'find' ? document.getElementById('withdrawal-number') : heading.current)?.focus();
    begun.current = true;
  }, [step]);
  return (
    <PageBlock width="panel" space="x12">
      <Stack gap="x6">
        <Heading level={1}>{intl.formatMessage('withdrawal.title')}</Heading>
        {state.step !== 'find' && state.step !== 'open' && (
          <Heading ref={heading} level={2} size="h4" tabIndex={-1}>
            {intl.formatMessage(headings[state.step], state.step === 'choose' ? { number: state.order.number } : {})}
          </Heading>
        )}
        <Step state={state} onChange={setState} />
      </Stack>
    </PageBlock>
  );
}

/** A link that is opened while the page is shown changes the fragment only. */
function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Opens the order from whose page a customer comes; everyone else gets a link by mail. */
function firstStep(number: string, isSignedIn: boolean): WithdrawalStep {
  if (isSignedIn && number !== '') return { step: 'open', access: { number } };
  return { step: 'find', request: { number, email: '' }, problem: null };
}

const headings = {
  sent: 'withdrawal.sent',
  choose: 'withdrawal.choose',
  confirm: 'withdrawal.confirm.title',
  done: 'withdrawal.done',
} as const;

interface StepProps {
  state: WithdrawalStep;
  onChange(state: WithdrawalStep): void;
}

function Step({ state, onChange }: StepProps) {
  const intl = useIntl();
  const { store } = useLayout();
  switch (state.step) {
    case 'find':
      return (
        <FindOrder
          request={state.request}
          problem={state.problem}
          onSent={(request) => onChange({ step: 'sent', request })}
        />
      );
    case 'sent':
      return (
        <Stack gap="x4" align="start">
          <Text>
            {intl.formatMessage('withdrawal.sent.text', { number: state.request.number, email: state.request.email })}
          </Text>
          <Button variant="secondary" onClick={() => onChange({ step: 'find', request: state.request, problem: null })}>
            {intl.formatMessage('withdrawal.changeDetails')}
          </Button>
        </Stack>
      );
    case 'open': {
      const { access } = state;
      const number = 'number' in access ? access.number : '';
      return (
        <OpenOrder
          key={JSON.stringify(access)}
          access={access}
          onOpen={(order) => onChange({ step: 'choose', access, order, choice: firstChoice(order), last: null })}
          onRefused={(problem) => onChange({ step: 'find', request: { number, email: '' }, problem })}
        />
      );
    }
    case 'choose':
      return (
        <ChooseLines
          order={state.order}
          choice={state.choice}
          onChange={(choice) => onChange({ ...state, choice })}
          onNext={() =>
            onChange({
              step: 'confirm',
              access: state.access,
              order: state.order,
              statement: getStatement(state.choice, state.last),
            })
          }
          onBack={() => onChange({ step: 'find', request: { number: '', email: '' }, problem: null })}
        />
      );
    case 'confirm': {
      const { access, order, statement } = state;
      return (
        <ConfirmWithdrawal
          access={access}
          order={order}
          statement={statement}
          onDone={(receivedAt) => onChange({ step: 'done', number: order.number, email: order.email, receivedAt })}
          onBack={(now) =>
            onChange({
              step: 'choose',
              access,
              order: now,
              choice: choiceAfter(order, now, statement.choice),
              last: statement,
            })
          }
          onRefused={(problem) =>
            onChange({ step: 'find', request: { number: order.number, email: order.email }, problem })
          }
        />
      );
    }
    case 'done': {
      const moment = intl.formatDate(state.receivedAt, {
        dateStyle: 'long',
        timeStyle: 'medium',
        timeZone: store.timeZone,
      });
      return (
        <Stack gap="x4" align="start">
          <Text>
            {intl.formatMessage('withdrawal.done.text', { number: state.number, email: state.email, moment })}
          </Text>
          <Text>{intl.formatMessage('withdrawal.done.next')}</Text>
          <ButtonLink href="/">{intl.formatMessage('withdrawal.backToShop')}</ButtonLink>
        </Stack>
      );
    }
  }
}

/**
 * Withdrawing from a contract, in two steps and without an account; there is no such page where the shop has it
 * switched off.
 */
export const page = definePage({
  messageCatalogs: [withdrawalMessages, cartMessages, formsMessages],
  load: (_: object, { intl, layout }) => {
    if (!layout.withdrawal) throw new PageNotFoundError();
    return Promise.resolve({ view: null, metadata: { title: intl.formatMessage('withdrawal.title') } });
  },
  Component: WithdrawalPage,
});
