import http from 'node:http';

/** Page caches in front of the shop, as `http_cache_hosts` of Magento. */
export interface CacheHosts {
  /** Notes tags whose pages have changed. */
  invalidate(tags: readonly string[]): void;
  /** Sends what was noted to all hosts and resolves when they have responded. */
  flush(): Promise<void>;
}

/** Time in ms that a host has to respond. */
const timeout = 2000;

/**
 * Creates the sender of `PURGE` requests.
 *
 * @param hosts - `host:port` of each cache; empty: nothing is sent.
 * @param reportFailure - Receives what is wrong with a host; its pages stay until they are stale.
 * @see https://github.com/magento/magento2/blob/2.4.8/app/code/Magento/CacheInvalidate/Model/PurgeCache.php
 */
export function createCacheHosts(hosts: readonly string[], reportFailure: (error: unknown) => void): CacheHosts {
  const noted = new Set<string>();
  return {
    invalidate: (tags) => {
      if (hosts.length > 0) for (const tag of tags) noted.add(tag);
    },
    flush: async () => {
      if (noted.size === 0) return;
      const pattern = [...noted].map((tag) => `((^|,)${tag}(,|$))`).join('|');
      noted.clear();
      for (const host of hosts) await purge(host, pattern).catch(reportFailure);
    },
  };
}

function purge(host: string, pattern: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      `http://${host}/`,
      { method: 'PURGE', headers: { 'X-Magento-Tags-Pattern': pattern }, timeout, agent: false },
      (response) => {
        response.resume();
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`${host} responds to PURGE with ${response.statusCode}.`));
        });
      },
    );
    request.on('timeout', () => request.destroy(new Error(`${host} does not respond to PURGE.`)));
    request.on('error', reject);
    request.end();
  });
}
