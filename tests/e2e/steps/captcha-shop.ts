import type { Page } from '@playwright/test';
import { test as base } from '../../support/fixtures.ts';
import { startTestShop } from '../../support/test-shop.ts';

const captchaHost = 'https://www.google.com';

/** Tests with a shop of their own whose forms have all kinds of reCAPTCHA. */
export const test = base.extend<object, object>({
  shop: [
    async ({}, use, { workerIndex }) => {
      const shop = await startTestShop(`captcha-${workerIndex}`, {
        BACKEND_CAPTCHA_FORMS: 'CUSTOMER_CREATE:RECAPTCHA,CUSTOMER_LOGIN:INVISIBLE,NEWSLETTER',
        CAPTCHA_ORIGINS: captchaHost,
      });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/**
 * What stands for the service at the edge of the network. A box is a frame in the form; the challenge of an invisible
 * widget is a frame in a box of its own at the end of the body, which its background closes.
 */
const service = `{
  const widgets = [];
  let count = 0;
  const frame = (kind, id, title) => Object.assign(document.createElement('iframe'), {
    src: '${captchaHost}/recaptcha/api2/' + kind + '?id=' + id, title, style: 'display: block; border: 0; width: 304px; height: 78px',
  });
  const solve = ({ callback }) => callback('token ' + ++count);
  addEventListener('message', ({ origin, data }) => {
    const widget = origin === '${captchaHost}' && widgets[data.id];
    if (!widget) return;
    if (widget.box) widget.box.style.visibility = 'hidden';
    solve(widget);
  });
  window.grecaptcha = {
    ready: (callback) => setTimeout(callback),
    render(container, parameters) {
      const id = widgets.length;
      const widget = { ...parameters, container };
      widgets.push(widget);
      if (parameters.size !== 'invisible') container.append(frame('anchor', id, 'reCAPTCHA'));
      else {
        widget.box = document.createElement('div');
        widget.box.style.cssText = 'visibility: hidden; position: absolute; top: 0; left: 0; z-index: 2000000000';
        const background = document.createElement('div');
        background.style.cssText = 'position: fixed; inset: 0; background: white; opacity: .5';
        background.dataset.testid = 'challenge-background';
        background.onclick = () => (widget.box.style.visibility = 'hidden');
        const frameBox = document.createElement('div');
        frameBox.style.cssText = 'position: fixed; top: 40px; left: 20px; background: white';
        frameBox.append(frame('bframe', id, 'Challenge'));
        widget.box.append(background, frameBox);
        document.body.append(widget.box);
      }
      return id;
    },
    execute(id, options) {
      if (options) return Promise.resolve(options.action + ' ' + ++count);
      widgets[id].box.style.visibility = 'visible';
      widgets[id].box.querySelector('iframe').focus();
    },
    reset(id) {
      const shown = widgets[id].container.querySelector('iframe');
      if (shown) shown.src = shown.src;
    },
  };
}`;

const frameDocument = `<!doctype html><html lang="en"><title>reCAPTCHA</title><body>
<button>Solve</button>
<script>
  document.querySelector('button').onclick = ({ target }) => {
    target.textContent = 'Solved';
    parent.postMessage({ id: Number(new URLSearchParams(location.search).get('id')) }, '*');
  };
</script>`;

/** Answers the service's host. Returns the addresses that were requested from it, in their order. */
export async function answerCaptcha(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(`${captchaHost}/**`, (route) => {
    const url = route.request().url();
    requested.push(url);
    return url.includes('api.js')
      ? route.fulfill({ contentType: 'text/javascript', body: service })
      : route.fulfill({ contentType: 'text/html', body: frameDocument });
  });
  return requested;
}

export { expect, expectNoAxeViolations } from '../../support/fixtures.ts';
