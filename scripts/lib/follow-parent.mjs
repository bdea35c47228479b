// Preloaded into child processes: whatever way the parent dies, kill -9 included, the channel to it closes and the
// child goes too.
import cluster from 'node:cluster';

// A worker follows its primary by itself, and needs the channel to listen.
if (cluster.isPrimary) {
  process.channel?.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
