// Small and on its own, so that stored choices of colors and letters are there with the first paint.
(function () {
  // A framed simulator follows the page around it, and another site's page learns nothing of a learner's choice.
  if (window.top !== window) return;
  try {
    var theme = localStorage.getItem('qubloom.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    ['font', 'size', 'spacing', 'motion'].forEach(function (setting) {
      var choice = localStorage.getItem('qubloom.' + setting);
      if (choice) document.documentElement.dataset[setting] = choice;
    });
  } catch (error) {
    // Storage is closed to us (a strict privacy setting): the system's theme is used.
  }
})();
