// Replaces the service worker if the server is set to OFFLINE=off. It deletes what the former one has kept.
addEventListener('install', function () {
  self.skipWaiting();
});
addEventListener('activate', function (event) {
  event.waitUntil(
    caches
      .keys()
      .then(function (names) {
        var ours = names.filter(function (name) {
          return name.indexOf('qubloom.') === 0;
        });
        return Promise.all(
          ours.map(function (name) {
            return caches.delete(name);
          }),
        );
      })
      .then(function () {
        return self.registration.unregister();
      }),
  );
});
