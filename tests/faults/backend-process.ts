// The process of a backend that can be killed: answers the calls that its parent sends.
import { openTestShop } from '../../storefront/backend/checkout/testing/test-shop.ts';
import type { HostMessage, HostReply } from './backend-host.ts';

const [, , dataFolder = ''] = process.argv;
const shop = openTestShop({ dataFolder, now: () => new Date() });
const reply = (message: HostReply) => process.send?.(message);

process.on('message', (message: HostMessage) => {
  if ('fault' in message) {
    shop.runFaultAction(message.fault, undefined);
    reply({ id: message.id, answer: { status: 200, headers: {}, body: '' } });
    return;
  }
  const { method, path, headers, body } = message.call;
  shop.call(method, path, { headers: { ...headers }, body }).then(
    (answer) => {
      const text = typeof answer.body === 'string' ? answer.body : Buffer.from(answer.body ?? '').toString('utf8');
      reply({ id: message.id, answer: { status: answer.status, headers: answer.headers ?? {}, body: text } });
    },
    (error: unknown) => reply({ id: message.id, failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
reply({ ready: true });
