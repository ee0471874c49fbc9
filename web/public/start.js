// Starts a page that was drawn ahead of time. It requests the scripts once the page has been painted. Earlier, they
// would take bandwidth from the styles and fonts.
(function () {
  var modules = document.currentScript.dataset.modules.split(' ');
  var isStarted = false;
  // Scripts handle all our forms. If the browser sent a form before they run, it would leave the page and lose what
  // was typed. So the form is submitted again until a script handles it.
  var again;
  document.addEventListener('submit', function (event) {
    clearTimeout(again);
    if (event.defaultPrevented) return;
    event.preventDefault();
    again = setTimeout(function () {
      if (event.target.isConnected) event.target.requestSubmit();
    }, 100);
  });
  // Only a few are requested at a time, because many at once would keep a slow phone from reacting to a tap.
  function preload(addresses) {
    addresses.slice(0, 4).forEach(function (address) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = address;
      document.head.append(link);
    });
    if (addresses.length > 4) setTimeout(preload, 0, addresses.slice(4));
  }
  function start() {
    if (isStarted) return;
    isStarted = true;
    preload(modules.slice(1));
    import(modules[0]);
  }
  // The browser reports a paint when it is on the screen. The callback of an animation frame runs earlier, so scripts
  // that it requested would sometimes arrive before the paint.
  new PerformanceObserver(function (list) {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  // A page in the background is not painted.
  setTimeout(start, 1500);
})();
