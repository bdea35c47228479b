import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerEventType, VideoEvent } from './player-adapter.ts';
import { pollInterval, startPlayback, type PlaybackOptions } from './playback.ts';

/** Creates a video of 60 seconds whose time the test sets. */
function getVideo(options: Partial<PlaybackOptions>) {
  const events: VideoEvent[] = [];
  const state = { time: 0, volume: 1 };
  const ask = vi.fn(() => state.time);
  const player = {
    play: vi.fn(),
    pause: vi.fn(),
    stop: vi.fn(),
    duration: () => 60,
    volume: () => state.volume,
    time: ask,
    seek: vi.fn((time: number) => {
      state.time = time;
    }),
  };
  let notify: (type: PlayerEventType) => void = () => undefined;
  const playback = startPlayback(
    (listener) => {
      notify = listener;
      return player;
    },
    { loops: false, onEvent: (event) => events.push(event), ...options },
  );
  return {
    playback,
    engine: player,
    state,
    ask,
    notify: (type: PlayerEventType) => notify(type),
    types: () => events.map(({ type }) => type),
    events,
    goTo(time: number) {
      state.time = time;
      vi.advanceTimersByTime(pollInterval);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('startPlayback', () => {
  it('[VID-01] reports ready, started once, play, timeupdate, volumechange, pause and ended', () => {
    const film = getVideo({});
    film.notify('ready');
    film.notify('play');
    film.goTo(1);
    film.state.volume = 0.5;
    vi.advanceTimersByTime(pollInterval);
    film.notify('pause');
    film.notify('play');
    film.notify('ended');
    expect(film.types()).toEqual(['ready', 'started', 'play', 'timeupdate', 'volumechange', 'pause', 'play', 'ended']);
    expect(film.events.at(-1)).toEqual({ type: 'ended', time: 1, volume: 0.5 });
  });

  it('[VID-02] restarts at its start time when it ends and loops', () => {
    const film = getVideo({ loops: true, start: 5 });
    film.notify('play');
    film.notify('ended');
    expect(film.engine.seek).toHaveBeenLastCalledWith(5);
    expect(film.engine.play).toHaveBeenCalledOnce();
  });

  it.each([
    ['its end time', { end: 20 }, 19.89, 19.9],
    ['its end', {}, 59.89, 59.9],
  ])('[VID-03] restarts 0.1 s before %s when it loops', (_, times, before, margin) => {
    const film = getVideo({ loops: true, start: 5, ...times });
    film.notify('play');
    film.goTo(before);
    expect(film.engine.seek).not.toHaveBeenCalled();
    film.goTo(margin);
    expect(film.engine.seek).toHaveBeenCalledExactlyOnceWith(5);
  });

  it('[VID-04] pauses at its end time when it does not loop', () => {
    const film = getVideo({ end: 20 });
    film.notify('play');
    film.goTo(19.95);
    expect(film.engine.pause).not.toHaveBeenCalled();
    film.goTo(20);
    expect(film.engine.pause).toHaveBeenCalledOnce();
    expect(film.engine.seek).not.toHaveBeenCalled();
  });

  it('starts at its start time', () => {
    const film = getVideo({ start: 12 });
    film.notify('ready');
    expect(film.engine.seek).toHaveBeenCalledExactlyOnceWith(12);
  });

  it('[VID-10] polls time and volume every 150 ms, only while it plays', () => {
    const film = getVideo({});
    film.notify('ready');
    film.ask.mockClear();
    vi.advanceTimersByTime(10_000);
    expect(film.ask).not.toHaveBeenCalled();
    film.notify('play');
    film.ask.mockClear();
    vi.advanceTimersByTime(149);
    expect(film.ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(301);
    expect(film.ask).toHaveBeenCalledTimes(3);
    film.notify('pause');
    film.ask.mockClear();
    vi.advanceTimersByTime(10_000);
    expect(film.ask).not.toHaveBeenCalled();
  });

  it('[VID-12] reports an error as an event and stops polling', () => {
    const film = getVideo({});
    film.notify('play');
    film.notify('error');
    expect(film.types().at(-1)).toBe('error');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reports nothing after it is stopped', () => {
    const film = getVideo({});
    film.notify('play');
    film.playback.stop();
    film.notify('ended');
    expect(film.engine.stop).toHaveBeenCalledOnce();
    expect(film.types().at(-1)).toBe('play');
    expect(vi.getTimerCount()).toBe(0);
  });
});
