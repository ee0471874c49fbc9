// Starts a page that was drawn ahead of time. Its scripts are asked for once it has been painted: before
// that they would take their share of a slow line from its styles and fonts.
(function () {
  var modules = document.currentScript.dataset.modules.split(' ');
  var isStarted = false;
  // No form of ours is ever sent by the browser itself. Before the scripts are here that would lead away
  // from the page, and lose what was typed. So it is sent again until they take it.
  var again;
  document.addEventListener('submit', function (event) {
    clearTimeout(again);
    if (event.defaultPrevented) return;
    event.preventDefault();
    again = setTimeout(function () {
      if (event.target.isConnected) event.target.requestSubmit();
    }, 100);
  });
  // A few at a time: asking for many at once would keep a slow phone from answering a tap.
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
  // The browser tells of a paint when it is on the screen. A frame's callback runs before that: scripts asked for
  // there came sometimes before the paint and sometimes after it.
  new PerformanceObserver(function (list) {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  }).observe({ type: 'paint', buffered: true });
  // A page in the background is not painted.
  setTimeout(start, 1500);
})();
