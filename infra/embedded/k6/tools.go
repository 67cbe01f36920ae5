//go:build tools

// Package k6 pins the load generator that `npm run load` builds for itself when the machine has none.
package k6

import _ "go.k6.io/k6"
