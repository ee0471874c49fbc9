// Starts a page that was drawn ahead of time. Its scripts are asked for once it has been painted: before
// that they would take their share of a slow line from its styles and fonts.
(function () {
  var modules = document.currentScript.dataset.modules.split(' ');
  var isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    modules.slice(1).forEach(function (address) {
      var preload = document.createElement('link');
      preload.rel = 'modulepreload';
      preload.crossOrigin = '';
      preload.href = address;
      document.head.append(preload);
    });
    import(modules[0]);
  }
  requestAnimationFrame(function () {
    setTimeout(start);
  });
  // A page in the background is not painted.
  setTimeout(start, 1500);
})();
