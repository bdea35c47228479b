import { Button, ButtonLink } from '../../src/button/index.ts';
import { Text } from '../../src/text/index.ts';
import { TextLink } from '../../src/text/text-link.tsx';
import { getExamples } from './examples/get-examples.ts';
import { Rule, Rules } from './rule.tsx';

/** Explains how to write buttons and links, and the tone of voice. */
export function Actions() {
  const examples = getExamples();
  return (
    <Rules>
      <Rule
        title="Buttons are verbs"
        good={
          <>
            <Button>{examples.add}</Button>
            <Button variant="secondary">{examples.saveAddress}</Button>
          </>
        }
        bad={
          <>
            <Button>OK</Button>
            <Button variant="secondary">{examples.address}</Button>
          </>
        }
      >
        Two or three words, only the first with a capital unless the language asks for more. The text is the name that
        screen readers speak and that people say to voice control: it must make sense alone. {examples.verbsNote}
      </Rule>
      <Rule
        title="Buying says that it costs"
        good={<Button>{examples.order}</Button>}
        bad={<Button>{examples.next}</Button>}
      >
        Directive 2011/83/EU (art. 8) prescribes the words for an order, and a contract does not bind without them.
        Never shorten them, at no width. {examples.orderNote}
      </Rule>
      <Rule
        title="Links say where they lead"
        good={
          <Text>
            {examples.linkBefore}
            <TextLink href="#">{examples.link}</TextLink>
          </Text>
        }
        bad={
          <Text>
            {examples.linkBadBefore}
            <TextLink href="#">{examples.linkBad}</TextLink>.
          </Text>
        }
      >
        Screen readers list links without their sentences. “Click” is wrong on a phone and with a keyboard.
      </Rule>
      <Rule title="No exclamation marks" good={<Text>{examples.calmGood}</Text>} bad={<Text>{examples.calmBad}</Text>}>
        Calm, short and polite. No capitals for stress: screen readers may spell them. No passive where somebody acts.
      </Rule>
      <Rule
        title="Speak to one person"
        good={<ButtonLink href="#">{examples.orders}</ButtonLink>}
        bad={<Text>{examples.ordersBad}</Text>}
      >
        {examples.personNote}
      </Rule>
    </Rules>
  );
}
