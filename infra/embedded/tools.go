//go:build tools

// Package embedded pins the programs that the portal builds for itself when the machine has none.
package embedded

import (
	_ "github.com/nats-io/nats-server/v2"
	_ "go.k6.io/k6"
)
