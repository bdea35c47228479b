import { ButtonLink } from '@witryna/ui/button';
import { PageBlock, Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { useEffect, useRef, useState } from 'react';
import { definePage, PageNotFound, useFrame } from '../app/index.ts';
import { cartCatalogue } from '../cart/index.ts';
import { formMessages } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { ChooseLines } from './choose-lines.tsx';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import { FindOrder } from './find-order.tsx';
import { messages, withdrawalCatalogue } from './messages.ts';
import { choiceAfter, firstChoice, statementOf, type WithdrawalStep } from './withdrawal.ts';

function WithdrawalPage() {
  const intl = useIntl();
  const [state, setState] = useState<WithdrawalStep>({ step: 'find' });
  const heading = useRef<HTMLHeadingElement>(null);
  const { step } = state;
  const begun = useRef(false);
  useEffect(() => {
    // The page that opens has the focus where every page has it.
    if (begun.current) (step === 'find' ? document.getElementById('withdrawal-number') : heading.current)?.focus();
    begun.current = true;
  }, [step]);
  return (
    <PageBlock width="panel" space="x12">
      <Stack gap="x6">
        <Heading level={1}>{intl.formatMessage(messages.title)}</Heading>
        {state.step !== 'find' && (
          <Heading ref={heading} level={2} size="h4" tabIndex={-1}>
            {intl.formatMessage(headings[state.step], state.step === 'choose' ? { number: state.order.number } : {})}
          </Heading>
        )}
        <Step state={state} onChange={setState} />
      </Stack>
    </PageBlock>
  );
}

const headings = { choose: messages.chooseTitle, confirm: messages.confirmTitle, done: messages.doneTitle };

interface StepProps {
  state: WithdrawalStep;
  onChange(state: WithdrawalStep): void;
}

function Step({ state, onChange }: StepProps) {
  const intl = useIntl();
  const { store } = useFrame();
  switch (state.step) {
    case 'find':
      return <FindOrder onFound={(order, email) => onChange({ step: 'choose', order, email, choice: firstChoice(order), last: null })} />;
    case 'choose':
      return (
        <ChooseLines
          order={state.order}
          choice={state.choice}
          onChange={(choice) => onChange({ ...state, choice })}
          onNext={() => onChange({ step: 'confirm', order: state.order, email: state.email, statement: statementOf(state.choice, state.last) })}
          onBack={() => onChange({ step: 'find' })}
        />
      );
    case 'confirm': {
      const { order, email, statement } = state;
      return (
        <ConfirmWithdrawal
          order={order}
          email={email}
          statement={statement}
          onDone={(receivedAt) => onChange({ step: 'done', number: order.number, email, receivedAt })}
          onBack={(now) => onChange({ step: 'choose', order: now, email, choice: choiceAfter(order, now, statement.choice), last: statement })}
        />
      );
    }
    case 'done': {
      const moment = intl.formatDate(state.receivedAt, { dateStyle: 'long', timeStyle: 'medium', timeZone: store.timeZone });
      return (
        <Stack gap="x4" align="start">
          <Text>{intl.formatMessage(messages.doneText, { number: state.number, email: state.email, moment })}</Text>
          <Text>{intl.formatMessage(messages.doneNext)}</Text>
          <ButtonLink href="/">{intl.formatMessage(messages.backToShop)}</ButtonLink>
        </Stack>
      );
    }
  }
}

/** Withdrawing from a contract, in two steps and without an account (WD-1); there is no such page where the shop has it switched off. */
export const page = definePage({
  catalogues: [withdrawalCatalogue, cartCatalogue, formMessages],
  load: (_: object, { intl, frame }) => {
    if (!frame.withdrawal) throw new PageNotFound();
    return Promise.resolve({ view: null, metadata: { title: intl.formatMessage(messages.title) } });
  },
  Component: WithdrawalPage,
});
