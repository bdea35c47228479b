import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BackendModule } from '../module.ts';
import { bodyText, createTestBackend } from '../testing/test-backend.ts';
import type { TestBackend } from '../testing/test-backend.ts';
import { deliverMails, html, mailModule, queueMail } from './index.ts';
import type { MailMessage } from './index.ts';

/** A schema needs a field of either kind. */
const schemaModule: BackendModule = {
  name: 'schema',
  typeDefs: ['common.graphql'],
  generateTypeDefs: () => 'extend type Query { one: Int } extend type Mutation { one: Int }',
};

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ modules: [schemaModule, mailModule] });
});
afterEach(() => backend.dispose());

const message = (subject: string): MailMessage => ({
  kind: 'contact-message',
  to: 'ola@example.com',
  subject,
  html: html`<h1>${subject}</h1>`,
  text: subject,
});

const outbox = () => join(backend.service.dataFolder, 'outbox');

describe('outbox', () => {
  it('writes one file a mail, once', () => {
    queueMail(backend.service, message('Zażółć'));
    deliverMails(backend.service);
    deliverMails(backend.service);
    expect(readdirSync(outbox())).toEqual(['000001-contact-message.eml']);
    expect(readFileSync(join(outbox(), '000001-contact-message.eml'), 'utf8')).toContain('To: <ola@example.com>');
  });

  it('sends nothing of what was undone', () => {
    expect(() =>
      backend.service.database.transaction(() => {
        queueMail(backend.service, message('never'));
        throw new Error('undone');
      }),
    ).toThrow('undone');
    deliverMails(backend.service);
    expect(() => readdirSync(outbox())).toThrow();
  });

  it('keeps mails that could not be written for later, without failing', () => {
    writeFileSync(outbox(), 'a file where the folder should be');
    queueMail(backend.service, message('later'));
    deliverMails(backend.service);
    rmSync(outbox());
    deliverMails(backend.service);
    expect(readdirSync(outbox())).toHaveLength(1);
  });

  it('lists mails newest first and shows one, every text escaped', async () => {
    expect(bodyText(await backend.call('GET', '/outbox'))).toContain('nie wysłał jeszcze żadnej wiadomości');
    queueMail(backend.service, message('first'));
    queueMail(backend.service, message('<script>alert(1)</script>'));
    const list = await backend.call('GET', '/outbox');
    const page = bodyText(list);
    expect(page.indexOf('/outbox/2')).toBeLessThan(page.indexOf('/outbox/1'));
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script>');
    expect(list.headers?.['content-security-policy']).toContain("default-src 'none'");
    const single = await backend.call('GET', '/outbox/2');
    expect(bodyText(single)).toContain('<h1>&lt;script&gt;alert(1)&lt;/script&gt;</h1>');
    expect(bodyText(single)).not.toContain('<script>');
  });

  it.each([
    ['a client of another machine', '192.0.2.7', {}],
    ['a client behind a proxy on this machine', '127.0.0.1', { 'X-Forwarded-For': '192.0.2.7' }],
    ['a page whose host name is rebound to this machine', '127.0.0.1', { Host: 'evil.example:4000' }],
    ['a host name that begins as an address does', '127.0.0.1', { Host: '127.0.0.1.evil.example' }],
    ['a client without an address', undefined, {}],
  ])('shows nothing to %s', async (_, remoteAddress, headers) => {
    queueMail(backend.service, message('secret'));
    for (const path of ['/outbox', '/outbox/1']) {
      const url = new URL(path, 'http://localhost');
      const call = {
        method: 'GET',
        url,
        headers: new Headers({ Host: 'localhost:4000', ...headers }),
        body: '',
        remoteAddress,
      };
      const response = await backend.handle(call);
      expect([response.status, bodyText(response)]).toEqual([404, '{"message":"Not found"}']);
    }
  });

  it('shows mails to this machine under each of its names', async () => {
    for (const [remoteAddress, host] of [
      ['127.0.0.1', '127.0.0.1:4000'],
      ['::1', '[::1]:4000'],
      ['::ffff:127.0.0.1', 'localhost:4000'],
    ] as const) {
      const call = {
        method: 'GET',
        url: new URL('http://localhost/outbox'),
        headers: new Headers({ Host: host }),
        body: '',
        remoteAddress,
      };
      expect((await backend.handle(call)).status).toBe(200);
    }
  });

  it('shows nothing unless it is switched on', async () => {
    const closed = createTestBackend({ modules: [schemaModule, mailModule], outbox: false });
    expect((await closed.call('GET', '/outbox')).status).toBe(404);
    closed.dispose();
  });

  it('answers 404 for a mail that does not exist', async () => {
    for (const id of ['99', 'abc', '1e9']) expect((await backend.call('GET', `/outbox/${id}`)).status).toBe(404);
  });
});
