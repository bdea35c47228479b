import { ButtonLink } from '../../src/button/index.ts';
import { MessagePage } from '../../src/message-page/index.ts';
import { Text } from '../../src/text/index.ts';
import { TextField } from '../../src/text-field/index.ts';
import { getExamples } from './examples/get-examples.ts';
import { Rule, Rules } from './rule.tsx';

/** Explains how to write errors. */
export function Errors() {
  const examples = getExamples();
  const postcode = { label: examples.postcode, defaultValue: examples.postcodeValue };
  return (
    <Rules>
      <Rule
        title="Say what happened and what to do"
        good={<TextField {...postcode} error={examples.postcodeGood} />}
        bad={<TextField {...postcode} error={examples.postcodeBad} />}
      >
        One sentence for each. Name what is missing, not that something is wrong: the shopper sees that already.
      </Rule>
      <Rule
        title="Ask for what is missing instead of scolding"
        good={<TextField label={examples.email} error={examples.emailGood} />}
        bad={<TextField label={examples.email} error={examples.emailBad} />}
      >
        An empty field is no crime. The imperative tells what to do. {examples.askNote}
      </Rule>
      <Rule
        title="Our fault is ours"
        good={
          <MessagePage
            headingLevel={2}
            title={examples.faultTitle}
            description={examples.faultText}
            actions={<ButtonLink href="#">{examples.retry}</ButtonLink>}
          />
        }
        bad={<MessagePage headingLevel={2} title={examples.faultBadTitle} description={examples.faultBadText} />}
      >
        Say what is safe, and offer the next step. Numbers are for support: put them into a note below. No jokes and no
        emoticons where somebody has just lost something.
      </Rule>
      <Rule
        title="Errors name the alternative"
        good={<Text>{examples.otherWayGood}</Text>}
        bad={<Text>{examples.otherWayBad}</Text>}
      >
        What cannot be chosen stays visible with the reason; the text says what can be chosen instead.
      </Rule>
    </Rules>
  );
}
