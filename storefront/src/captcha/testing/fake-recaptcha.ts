import { vi } from 'vitest';
import type { CaptchaService, WidgetParameters } from '../captcha-script.ts';

/** What stands for Google in tests: the script's address, its service, the box and the challenge. */
interface FakeRecaptcha {
  service: CaptchaService;
  /** Addresses of the scripts that were requested. */
  urls: string[];
  /** Widgets that were drawn, by their number. */
  widgets: { container: HTMLElement; parameters: WidgetParameters; resets: number }[];
  /** Whether the script cannot be loaded. */
  blocked: boolean;
  /** Whether an invisible widget asks the shopper something; else it gives a token immediately. */
  challenges: boolean;
  /** Ticks the box of the newest widget, or solves its challenge. */
  solve(): void;
  /** Closes the challenge without an answer. */
  close(): void;
}

/** Answers the service's script in the document with a service of its own. Undo it with `vi.restoreAllMocks`. */
export function serveRecaptcha(): FakeRecaptcha {
  let count = 0;
  const box = document.createElement('div');
  box.innerHTML = '<div></div><div><iframe src="about:blank#/recaptcha/api2/bframe" title="challenge"></iframe></div>';
  box.style.visibility = 'hidden';
  const newest = () => {
    const widget = fake.widgets.at(-1);
    if (!widget) throw new Error('No widget was drawn.');
    return widget;
  };
  function execute(websiteKey: string, options: { action: string }): Promise<string>;
  function execute(widget: number): unknown;
  function execute(target: number | string, options?: { action: string }): unknown {
    if (typeof target === 'string') return Promise.resolve(`${target} ${options?.action} ${++count}`);
    if (fake.challenges) box.style.visibility = 'visible';
    else fake.solve();
    return undefined;
  }
  const fake: FakeRecaptcha = {
    service: {
      execute,
      render: (container, parameters) => {
        container.append(document.createElement('iframe'));
        document.body.append(box);
        return fake.widgets.push({ container, parameters, resets: 0 }) - 1;
      },
      reset: (id) => {
        const widget = fake.widgets[id];
        if (widget) widget.resets += 1;
      },
    },
    urls: [],
    widgets: [],
    blocked: false,
    challenges: false,
    solve: () => {
      box.style.visibility = 'hidden';
      newest().parameters.callback(`token ${++count}`);
    },
    close: () => {
      box.style.visibility = 'hidden';
    },
  };
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      fake.urls.push(node.src);
      if (!fake.blocked)
        Reflect.set(window, 'grecaptcha', { ...fake.service, ready: (callback: () => void) => setTimeout(callback) });
      node.dispatchEvent(new Event(fake.blocked ? 'error' : 'load'));
    }
  });
  return fake;
}
