// Applies the stored choices of colors and letters before the first paint. For this it is a small script of its own.
(function () {
  // A framed simulator follows the page around it. A page of another site learns nothing about a learner's choice.
  if (window.top !== window) return;
  try {
    var theme = localStorage.getItem('qubloom.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    ['font', 'size', 'spacing', 'motion'].forEach(function (setting) {
      var choice = localStorage.getItem('qubloom.' + setting);
      if (choice) document.documentElement.dataset[setting] = choice;
    });
  } catch (error) {
    // The storage is not accessible, for example because of a strict privacy setting. The system's theme is used.
  }
})();
